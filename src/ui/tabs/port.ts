/** Props for the scroll view of the tabs, that bring the one with this id into sight. */
export type RevealTab = (id: string) => Record<string, unknown>
