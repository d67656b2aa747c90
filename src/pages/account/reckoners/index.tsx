import type { Cited } from '@domain/citation/cited'
import { useState } from 'react'
import { Access } from '@/features/access'
import { CitationSheet } from '@/features/citation'
import { Reckoners } from '@/features/reckoners'
import { useParams } from '@/routing/navigation'

export default function ReckonersPage() {
  const { of } = useParams()
  const [cited, cite] = useState<Cited>()
  return (
    <Access route='reckoners'>
      <Reckoners of={of} onCite={cite} over={<CitationSheet cited={cited} onClose={() => cite(undefined)} />} />
    </Access>
  )
}
