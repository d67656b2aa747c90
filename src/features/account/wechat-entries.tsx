/** Renders nothing: only the mini-program has these entries. */
export const WeChatEntries: (props: { onOpen: () => void }) => null = () => null
