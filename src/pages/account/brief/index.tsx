import type { Cited } from '@domain/citation/cited'
import { useState } from 'react'
import { Access } from '@/features/access'
import { Brief } from '@/features/brief'
import { type ArticleHistory, CitationSheet, VersionsSheet } from '@/features/citation'

export default function BriefPage() {
  const [cited, cite] = useState<Cited>()
  const [history, compare] = useState<ArticleHistory>()
  const over = (
    <>
      <CitationSheet cited={cited} onClose={() => cite(undefined)} />
      <VersionsSheet of={history} onClose={() => compare(undefined)} />
    </>
  )
  return (
    <Access route='brief'>
      <Brief onCite={cite} onCompare={compare} over={over} />
    </Access>
  )
}
