/** The drafts of advanced searches by library, only in memory. */
interface Draft {
  /** The query with which the form was opened. A form that opens with another query ignores the draft. */
  opened: string
  query: string
}

const drafts = new Map<string, Draft>()

export function advancedDraftOf(library: string, opened = ''): string | undefined {
  const draft = drafts.get(library)
  return draft?.opened === opened ? draft.query : undefined
}

export function saveAdvancedDraft(library: string, draft: Draft) {
  drafts.set(library, draft)
}

export const clearAdvancedDrafts = () => drafts.clear()

export function removeAdvancedDraft(library: string) {
  drafts.delete(library)
}
