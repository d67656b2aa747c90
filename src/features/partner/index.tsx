import { Text, View } from '@tarojs/components'
import { useCallback } from 'react'
import { fetchColumns, fetchColumn, fetchHotArticles } from '@/api/article'
import { type AbortSignalLike, type Loaded, useLoaded } from '@/request/use-loaded'
import { UNNAMED } from '@domain/format/address'
import { partnerCopy, fill } from '@/copy/partner'
import { formatCount } from '@domain/format/amounts'
import { articleRow } from '@/libraries/article/search'
import { DocumentRow } from '@/shared/document-row'
import { role } from '@/ui/aria'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import './index.scss'

/** How a partner institution is called: its id decides; the name of the address serves until, and where, the id is not known. */
export function usePartnerName(id: string, inAddress: string): Loaded<string | undefined> {
  const columns = useLoaded(fetchColumns)
  const given = inAddress === UNNAMED ? undefined : inAddress
  const known = columns.kind === 'ready' ? columns.data.find(column => column.id === id)?.columnName : undefined
  const name = known ?? given
  return name || columns.kind === 'ready' ? { kind: 'ready', data: name } : columns
}

/** Who a partner institution is, and what of theirs is read most. Without an answer the articles below stand alone. */
export function PartnerHead({ name }: { name: string }) {
  const loadColumn = useCallback((signal: AbortSignalLike) => fetchColumn({ columnName: name }, signal), [name])
  const column = useLoaded(loadColumn)
  const { slogan = '', icon = undefined, columnArticleTotal = undefined } = column.kind === 'ready' ? column.data : {}
  return (
    <View className='partner-head'>
      <View className='partner-head__who'>
        <View className='partner-head__logo'>
          {name.slice(0, 1)}
          <Picture src={icon} />
        </View>
        <View className='partner-head__text'>
          <Text className='partner-head__name' {...role('heading')} aria-level={1}>
            {name}
          </Text>
          <Text className='partner-head__slogan'>{slogan}</Text>
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
        const brief = { ...row, view: { title: view.title, meta: view.meta } }
        return <DocumentRow key={at} row={brief} sensorsName='partner_hot' />
      })}
    </Section>
  )
}
