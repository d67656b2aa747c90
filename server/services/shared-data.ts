/** What a share key shows: one document, or the charts of one query. */
import type { SharedData, ShareMethod } from '@contract/share'
import type { Engine } from '../engine/port'
import { openJudicial } from './judicialview'
import { openCase, sharedVisual } from './judgement'
import { openLaw } from './lawregu'

type Open = (engine: Engine, id: string, query: string) => Promise<unknown>

const OPEN: Record<ShareMethod, Open> = {
  judgement_details_interface: openCase,
  lawregu_details_interface: openLaw,
  judicialview_details_interface: openJudicial,
  case_visual_interface: (engine, _id, query) => sharedVisual(engine, query),
}

export const sharedData = (engine: Engine, { method, params }: SharedData) =>
  OPEN[method](engine, params.id ?? '', params.query)
