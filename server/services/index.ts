/** Registers the routes of all search services. */
import type { App } from '../http/app-type'
import { SERVED_LIBRARIES } from '../libraries/all'
import type { SearchDeps } from '../search/run'
import { practiceArticleService } from '../libraries/article/service'
import { countsService } from './counts'
import { excellentCaseService } from '../libraries/case/excellent-service'
import { fiscalService } from '../libraries/fiscal/service'
import { proDocService } from '../libraries/pro-doc/service'
import { caseService } from '../libraries/case/service'
import { lawService } from '../libraries/law/service'
import { ruleBookService } from '../libraries/similarity/service'
import { addSearchRoutes } from '../libraries/routes'

/** Services of single libraries, beyond the standard ones. */
const FURTHER = [
  caseService,
  excellentCaseService,
  lawService,
  practiceArticleService,
  ruleBookService,
  proDocService,
  fiscalService,
  countsService,
]

export function registerSearchServices(app: App, deps: SearchDeps) {
  for (const library of SERVED_LIBRARIES) addSearchRoutes(app, deps.engine, library)
  for (const service of FURTHER) service(app, deps)
}
