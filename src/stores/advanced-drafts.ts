/** Unfinished advanced searches, held in memory only. */
interface Draft {
  /** The initial query of the form. A form with another initial query ignores the draft. */
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
