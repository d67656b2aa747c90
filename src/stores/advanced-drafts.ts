/** Advanced searches that were left before they were made, for as long as the app runs. */
interface Draft {
  /** The query that the form was opened with: opened with another, it starts from that one. */
  opened: string
  query: string
}

const drafts = new Map<string, Draft>()

export function draftOf(library: string, opened = ''): string | undefined {
  const draft = drafts.get(library)
  return draft?.opened === opened ? draft.query : undefined
}

export function saveDraft(library: string, draft: Draft) {
  drafts.set(library, draft)
}

export const clearDrafts = () => drafts.clear()

export function removeDraft(library: string) {
  drafts.delete(library)
}
