import { useEffect, useState } from 'react'
import { copy } from '@/copy'
import { toast } from '@/platform/toast'
import { useLater } from '@/request/later'
import type { Read } from './desk-id'

const code = () => import('./keeping')

/** Whether what is read lies on the desk, and the key that puts it there. */
export function useKeep(source: Read['source'], params: Read['params'], document: Read['document']) {
  const [on, setOn] = useState(false)
  const [wanted, want] = useState(false)
  const keeping = useLater(code, wanted)
  const part = keeping.kind === 'ready' ? keeping.data : undefined
  useEffect(() => part?.watch({ source, params, document }, setOn), [part, source, params, document])
  const onToggle = () => {
    want(true)
    void code().then(
      ({ keep }) => keep({ source, params, document }, !on),
      () => toast(copy.error.network),
    )
  }
  return { on, onToggle }
}
