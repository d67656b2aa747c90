/** What only the mini-program offers. */
export const WeChatEntries: (props: { onOpen: () => void }) => null = () => null
