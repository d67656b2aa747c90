/** A whole answer for each of the other readers. */
import { readArticleColumns } from '@/api/article'
import { readCarousel, readIncentiveTree } from '@/api/fiscal-tax'
import { readCaseDetail } from '@/api/readers/case-detail'
import { readCaseCharts } from '@/api/readers/charts'
import { readCaseThemes } from '@/api/judgement'
import { choicesReader, readFacets } from '@/api/readers/facet'
import { readLawArticle, readRelatedDocuments } from '@/api/law-document'
import { readReportReply } from '@/api/report'
import { sharedContentReader } from '@/api/share'
import { readRuleBooks, readRuleBook, readRuleBookCounts } from '@/api/similarity'
import { readLoginGrant, readLoginInfo, readCurrentUser, readPermissions, readTrialFlags } from '@/api/user'
import { type GoodReply, facets, law, paragraphs, versions } from './good-parts'

export const GOOD_OTHERS: Record<string, GoodReply> = {
  article: {
    read: answer => readLawArticle(answer, 'asked'),
    reply: {
      ...law,
      lawReguLinkBean: {
        tiaoName: '第一条',
        fullName: '某法第一条',
        content: '为了……',
        lawreguItemLegislationHistoryVos: versions,
      },
    },
  },
  papers: {
    read: readRelatedDocuments,
    reply: [{ title: '论某法', author: '甲', summary: '摘要', keyWord: '合同;违约', url: 'https://example.com/a.pdf' }],
  },
  columns: {
    read: readArticleColumns,
    reply: [{ id: 'p1', columnName: '某所', slogan: '专', icon: '/i.png', wechatBiz: 'b', columnArticleTotal: 12 }],
  },
  books: { read: readRuleBooks, reply: [{ id: 7, name: '物业', avatar: '/a.png', isNew: true, count: 10 }] },
  nodes: {
    read: readRuleBookCounts,
    reply: [{ id: '7', name: '物业', count: 10, children: [{ id: '7-1', name: '一', count: 2 }] }],
  },
  catalog: {
    read: answer => readRuleBook(answer, '7'),
    reply: {
      id: 7,
      name: '物业',
      isNew: false,
      chapters: [{ name: '第一章', sections: [{ name: '一', count: 1, items: [{ sid: 's1', title: '类案' }] }] }],
    },
  },
  tree: {
    read: readIncentiveTree,
    reply: [{ id: '增值税', name: '增值税', children: [{ id: 't1', name: '优惠', children: [] }] }],
  },
  carousel: {
    read: readCarousel,
    reply: {
      mapId: 'm1',
      title: '专题',
      status: 2,
      detail: {
        LAWREGU: [{ lid: 'l1', title: '某法', time_limited: '现行有效', postingDate: '2024-03-05' }],
        DYNAMIC: [{ id: 'd1', title: '动态', postingDate: '2024-03-05' }],
        QA: [{ id: 'q1', title: '问', postingDate: '2024-03-05' }],
        categories: [
          {
            name: '增值税',
            query: '税种:增值税',
            resultList: [{ lid: 'l1', title: '某法', time_limited: '现行有效', posting_date: '2024-03-05' }],
          },
        ],
      },
    },
  },
  charts: {
    read: answer => readCaseCharts(answer, 'timeRegion'),
    reply: {
      totalCount: 5,
      groups: [
        {
          key: 'timeRegion',
          title: '时间和地域',
          charts: [
            {
              field: 'year',
              title: '裁判年份',
              conditionName: '年份',
              items: [{ name: '2023', value: 5, description: '100.0%', paramName: '2023' }],
            },
          ],
        },
      ],
    },
  },
  bareCharts: {
    read: answer => readCaseCharts(answer, 'timeRegion'),
    reply: { region: [{ name: '江苏', value: 5, description: '', paramName: '江苏省' }], totalCount: 5 },
  },
  facets: { read: readFacets, reply: { regionResults: facets, yearResults: facets } },
  choices: { read: choicesReader('regionResults'), reply: facets },
  themes: { read: readCaseThemes, reply: [{ id: 1, name: '民事', count: 9 }] },
  report: { read: readReportReply, reply: { key: 'k', title: '报告' } },
  share: {
    read: answer => {
      const shared = sharedContentReader('judgement_details_interface')(answer)
      return shared && { ...shared, detail: readCaseDetail(shared.detail, 'asked') }
    },
    reply: {
      method: 'judgement_details_interface',
      params: { query: '全文:a', id: 'c1' },
      data: { jid: 'c1', all_caseinfo_casename: '某案', paragraphs },
    },
  },
  login: { read: readLoginInfo, reply: { appId: 'wx', state: 's', authorizeUrl: '/oauth/authorize' } },
  grant: {
    read: readLoginGrant,
    reply: { token: 't', officeId: 'o', userId: 'u', isNew3cUser: true, is3c: true, expiresAt: '2027-01-01T00:00:00Z' },
  },
  me: {
    read: readCurrentUser,
    reply: { office_id: 'o', user_id: 'u', name: '甲', isAlphaUser: true, isNew3cUser: true },
  },
  trial: { read: readTrialFlags, reply: { isTrial: true, trialOnly: true } },
  permissions: { read: readPermissions, reply: { permissionList: [{ permission: 'judgement' }] } },
}
