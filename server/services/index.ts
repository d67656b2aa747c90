/** Every service that searches. */
import type { App } from '../http/app-type'
import { SERVED } from '../libraries/all'
import type { SearchDeps } from '../search/run'
import { articleService } from './article'
import { countsService } from './counts'
import { excellentService } from './excellent'
import { fiscalTaxService } from './fiscal-tax'
import { inspectionService } from './inspection'
import { judgementService } from './judgement'
import { lawreguService } from './lawregu'
import { ruleBookService } from './rule-books'
import { searchRoutes } from './search-routes'

/** What some answer beside. */
const OWN = [
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
  for (const library of SERVED) searchRoutes(app, deps.engine, library)
  for (const service of OWN) service(app, deps)
}
