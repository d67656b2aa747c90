/** The data export of this device. */
import '../support/without-taro'
import { ARCHIVE_FILES } from '@domain/workspace/archive'
import { wordConditions } from '@domain/query/condition'
import { pastSearchOf } from '@domain/query/search-history'
import { searchHistory } from '@/platform/storage/keys'
import { vault } from '@/platform/vault'
import { personalDataArchive } from '@/shared/data-export/archive'
import { unzip } from '../support/docx'

test('has the searches of all lists, those of the fiscal area and of tax incentives too', async () => {
  jest.spyOn(vault, 'read').mockResolvedValue([])
  const search = pastSearchOf(wordConditions('全文', '违约金'), '全文')
  const lists = ['case', 'fiscalLaw', 'fiscal', 'incentive']
  for (const list of lists) searchHistory(list).set([search])
  const file = unzip(Buffer.from(await personalDataArchive()))[ARCHIVE_FILES.data]
  const { searches } = JSON.parse(String(file)) as { searches: object }
  expect(Object.keys(searches).sort()).toEqual([...lists].sort())
})
