import { fiscalCaseLibrary } from '@/libraries/fiscal/case/search'
import { listPage } from '../../list/list-screen'
import type { ListQuery } from '../../list/list-screen/use-list-query'
import { VisualTool } from '../../list/list-screen/visual-tool'

const Tools = (query: ListQuery) => <VisualTool {...query} to='fiscal-tax-case-visual' />

export default listPage(fiscalCaseLibrary, { Tools })
