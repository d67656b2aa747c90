/** Registers the routes of all search services. */
import type { App } from '../http/app-type'
import { SERVED_LIBRARIES } from '../libraries/all'
import type { SearchDeps } from '../search/run'
import { articleService } from '../libraries/article/service'
import { countsService } from './counts'
import { excellentService } from '../libraries/case/excellent-service'
import { fiscalTaxService } from '../libraries/fiscal/service'
import { inspectionService } from '../libraries/pro-doc/service'
import { judgementService } from '../libraries/case/service'
import { lawreguService } from '../libraries/law/service'
import { ruleBookService } from '../libraries/similarity/service'
import { searchRoutes } from '../libraries/routes'

/** Services of single libraries besides the standard ones. */
const FURTHER = [
  judgementService,
  excellentService,
  lawreguService,
  articleService,
  ruleBookService,
  inspectionService,
  fiscalTaxService,
  countsService,
]

export function searchServices(app: App, deps: SearchDeps) {
  for (const library of SERVED_LIBRARIES) searchRoutes(app, deps.engine, library)
  for (const service of FURTHER) service(app, deps)
}
