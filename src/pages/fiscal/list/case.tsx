import { fiscalCaseLibrary } from '@/libraries/fiscal/case/search'
import { listPage } from '../../list/list-screen'
import type { ListSearch } from '../../list/list-screen/use-list-query'
import { ChartsButton } from '../../list/list-screen/charts-button'

const Tools = (query: ListSearch) => <ChartsButton {...query} to='fiscal-tax-case-visual' />

export default listPage(fiscalCaseLibrary, { Tools })
