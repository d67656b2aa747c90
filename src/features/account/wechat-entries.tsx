/** Renders nothing: only the mini-program has these list items. */
export const WeChatListItems: (props: { onOpen: () => void }) => null = () => null
