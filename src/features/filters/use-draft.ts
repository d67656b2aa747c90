import { useState } from 'react'

/** What is changed while a panel is open; it starts from what is searched for whenever the panel opens. */
export function useDraft<T>(current: T, open: boolean) {
  const [draft, setDraft] = useState(current)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setDraft(current)
  }
  return [draft, setDraft] as const
}
