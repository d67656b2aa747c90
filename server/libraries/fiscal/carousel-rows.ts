/** Reads the documents of a carousel on the fiscal home page. */
import type { CarouselDetail } from '@contract/fiscal-tax'
import type { CarouselRecord } from './carousel'
import type { Engine, EngineDocument } from '../../engine/port'
import type { Visitor } from '../../http/visitor'
import { dynamicLibrary } from './dynamic'
import { lawLibrary } from '../law'
import { lawPayload } from '../law/view'
import { qaLibrary } from './qa'
import { FISCAL_SECTION_BY_TYPE } from './sections'
import { createSearchContext, requireDocument, findRows } from '../../search/run'

const SHOWN = '5'

/** Returns the documents with these ids, without those that no longer exist. */
async function picked(engine: Engine, collection: string, ids: string[]): Promise<EngineDocument[]> {
  const documents = await Promise.all(ids.map(id => engine.get(collection, id)))
  return documents.filter((document): document is EngineDocument => document !== undefined)
}

/** Sorts rows by their day, the newest first. Rows without a day come last. */
const newestFirst = <Row extends { postingDate?: string }>(rows: Row[]): Row[] =>
  [...rows].sort((a, b) => (b.postingDate ?? '').localeCompare(a.postingDate ?? ''))

async function pickedLists(engine: Engine, { lists }: CarouselRecord): Promise<CarouselDetail['detail']> {
  const { laws = [], dynamics = [], qas = [] } = lists ?? {}
  const [law, dynamic, qa] = await Promise.all([
    picked(engine, 'law', laws),
    picked(engine, 'dynamic', dynamics),
    picked(engine, 'qa', qas),
  ])
  const lawRows = law.map(hit => {
    const { timeLimited, postingDate } = lawPayload(hit)
    return { lid: hit.id, title: hit.title, time_limited: timeLimited, postingDate }
  })
  const newsRows = dynamic.map(hit => ({
    id: hit.id,
    title: hit.title,
    postingDate: dynamicLibrary.view.row(hit, []).releaseDate,
  }))
  const qaRows = qa.map(hit => ({
    id: hit.id,
    title: hit.title,
    postingDate: qaLibrary.view.row(hit, []).answerDate,
  }))
  return { LAWREGU: newestFirst(lawRows), DYNAMIC: newestFirst(newsRows), QA: newestFirst(qaRows) }
}

const lawRow = (hit: EngineDocument) => ({
  lid: hit.id,
  title: hit.title,
  time_limited: lawPayload(hit).timeLimited,
  posting_date: lawPayload(hit).postingDate,
})

async function categories(engine: Engine, record: CarouselRecord, visitor: Visitor): Promise<CarouselDetail['detail']> {
  const { library, within } = FISCAL_SECTION_BY_TYPE.LAWREGU
  const filled = (record.categories ?? []).map(async ({ name, query }) => {
    const context = await createSearchContext(engine, { library, query, visitor, within })
    const page = { order: 'effectiveDate', pageSize: SHOWN }
    const { rows } = await findRows(context, lawLibrary.view.orders, lawRow, page)
    return { name, query, resultList: rows }
  })
  return { categories: await Promise.all(filled) }
}

export async function carouselDetail(engine: Engine, mapId: string, visitor: Visitor): Promise<CarouselDetail> {
  const record = (await requireDocument(engine, 'carousel', mapId)).payload as CarouselRecord
  const { title, status } = record
  const detail = status === 1 ? await pickedLists(engine, record) : await categories(engine, record, visitor)
  return { mapId, title, status, detail }
}
