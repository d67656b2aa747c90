import { Text, View } from '@tarojs/components'
import { useCallback } from 'react'
import { fetchArticleColumns, fetchArticleColumn, fetchHotArticles } from '@/api/article'
import { type AbortSignalLike, type LoadState, useLoaded } from '@/request/use-loaded'
import { UNNAMED_SEGMENT } from '@domain/format/address'
import { partnerCopy, fill } from '@/copy/partner'
import { formatCount } from '@domain/format/amounts'
import { articleRow } from '@/libraries/article/search'
import { DocumentRow } from '@/shared/document-row'
import { role } from '@/ui/aria'
import { RemotePicture } from '@/ui/picture'
import { Section } from '@/ui/section'
import './index.scss'

/**
 * Returns the name of a partner institution by its id, as a load state. While the names load, or if the id is unknown,
 * the name in the address is used.
 */
export function usePartnerName(id: string, nameParam: string): LoadState<string | undefined> {
  const columns = useLoaded(fetchArticleColumns)
  const addressName = nameParam === UNNAMED_SEGMENT ? undefined : nameParam
  const columnName = columns.kind === 'ready' ? columns.data.find(column => column.id === id)?.columnName : undefined
  const name = columnName ?? addressName
  return name || columns.kind === 'ready' ? { kind: 'ready', data: name } : columns
}

/** Shows a partner institution and the number of its articles. If the service fails, only the name is shown. */
export function PartnerHeader({ name }: { name: string }) {
  const loadColumn = useCallback((signal: AbortSignalLike) => fetchArticleColumn({ columnName: name }, signal), [name])
  const column = useLoaded(loadColumn)
  const { slogan = '', icon = undefined, columnArticleTotal = undefined } = column.kind === 'ready' ? column.data : {}
  return (
    <View className='partner-head'>
      <View className='partner-head__who'>
        <View className='partner-head__logo'>
          {name.slice(0, 1)}
          <RemotePicture src={icon} />
        </View>
        <View className='partner-head__text'>
          <Text className='partner-head__name' {...role('heading')} aria-level={1}>
            {name}
          </Text>
          {(slogan || column.kind === 'loading') && <Text className='partner-head__slogan'>{slogan}</Text>}
        </View>
        {columnArticleTotal !== undefined && (
          <Text className='partner-head__count'>
            {fill(partnerCopy.partner.articles, { count: formatCount(columnArticleTotal) })}
          </Text>
        )}
      </View>
      <HotArticles name={name} />
    </View>
  )
}

const HOT = 3

function HotArticles({ name }: { name: string }) {
  const load = useCallback((signal: AbortSignalLike) => fetchHotArticles(name, signal), [name])
  const hot = useLoaded(load)
  if (hot.kind !== 'ready' || hot.data.length === 0) return null
  return (
    <Section title={partnerCopy.partner.hot}>
      {hot.data.slice(0, HOT).map((item, at) => {
        const { view, ...row } = articleRow(item, [])
        const shortRow = { ...row, view: { title: view.title, meta: view.meta } }
        return <DocumentRow key={at} row={shortRow} sensorsName='partner_hot' />
      })}
    </Section>
  )
}
