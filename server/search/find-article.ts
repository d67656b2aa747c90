/** 《民法典》第五百七十七条 → the text of that article, in the version that holds. */
import type { FindLawItem, LawArticle } from '@contract/lawregu'
import { sameArticle } from '../../src/domain/article'
import type { Engine, EngineDocument } from '../engine/port'
import { articleText, lawPayload } from '../views/law'
import { LAW_NAME_FIELD } from './citation'
import { lawName } from './law-names'

const VERSIONS = 30
/** A citation without a date means the law as it stands. */
const STANDING = ['现行有效', '部分失效', '已被修改', '尚未生效', '失效']

const rank = (document: EngineDocument) => {
  const at = STANDING.indexOf(lawPayload(document).timeLimited)
  return at < 0 ? STANDING.length : at
}

async function versionsOf(engine: Engine, law: string) {
  const name = lawName(law)
  const { hits } = await engine.search({
    collection: 'law',
    where: { kind: 'value', field: LAW_NAME_FIELD, values: [name] },
    order: { by: 'number', field: 'postingDate', direction: 'desc' },
    from: 0,
    size: VERSIONS,
  })
  const isCalledSo = (document: EngineDocument) => (lawName(document.title) === name ? 0 : 1)
  const exact = hits.find(({ title }) => title === law.replace(/[《》]/g, '').trim())
  const byStanding = hits.sort((a, b) => isCalledSo(a) - isCalledSo(b) || rank(a) - rank(b))
  return exact ? [exact, ...byStanding.filter(hit => hit !== exact)] : byStanding
}

const PART = /^(第?[^条]+条(?:之[一二三四五六七八九十]+)?)/
const wholeArticle = (article: string) => PART.exec(article.trim())?.[1] ?? article.trim()

export function articleOf(document: EngineDocument, article?: string): LawArticle | undefined {
  const found = lawPayload(document)
  const law = {
    lid: found.lid,
    title: found.title,
    effective_date: found.effectiveDate,
    time_limited: found.timeLimited,
    eff_level: found.effLevel,
  }
  if (!article) return law
  const wanted = wholeArticle(article)
  const at = found.articles.findIndex(({ no }) => sameArticle(no, wanted))
  const item = found.articles[at]
  const block = document.blocks[found.info + found.preamble + at]
  if (!item || !block) return undefined
  return {
    ...law,
    lawReguLinkBean: {
      tiaoName: item.no,
      fullName: found.title + item.no,
      content: articleText(block, item.no),
      lawreguItemLegislationHistoryVos: item.history,
    },
  }
}

export async function findArticle(engine: Engine, { law, article }: FindLawItem): Promise<LawArticle | undefined> {
  for (const version of await versionsOf(engine, law)) {
    const found = articleOf(version, article)
    if (found) return found
  }
  return undefined
}
