/** Every service that searches. */
import { articleService } from './article'
import { excellentService } from './excellent'
import { fiscalTaxService } from './fiscal-tax'
import { inspectionService } from './inspection'
import { judgementService } from './judgement'
import { judicialviewService } from './judicialview'
import { lawreguService } from './lawregu'
import { similarityService } from './similarity'
import { tenderService } from './tender'

export const searchServices = [
  judgementService,
  excellentService,
  lawreguService,
  judicialviewService,
  articleService,
  similarityService,
  inspectionService,
  tenderService,
  fiscalTaxService,
]
