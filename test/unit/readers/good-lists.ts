/** A whole answer for each list, and its rows as a screen shows them. */
import { readSimilarCases, similarCaseRow } from '@/libraries/similar-cases/search'
import { readArticles } from '@/api/article'
import { readCases } from '@/api/readers/case'
import { readTaxNews } from '@/libraries/fiscal/dynamic/search'
import { readPenalties } from '@/libraries/fiscal/penalty/search'
import { readQas } from '@/libraries/fiscal/qa/search'
import { readIncentives } from '@/api/fiscal-tax'
import { readInspections } from '@/libraries/pro-doc/calls'
import { readJudicialViews } from '@/api/judicialview'
import { readLawPage, readNewLaws } from '@/api/readers/law'
import { readSimilarities } from '@/api/similarity'
import { readTenders } from '@/libraries/bidding/calls'
import { articleRow } from '@/libraries/article/search'
import { biddingRow } from '@/libraries/bidding/search'
import { caseRow } from '@/libraries/case/search'
import { judicialRow } from '@/libraries/judicial/search'
import { lawRow } from '@/libraries/law/search'
import { newLawRow } from '@/features/home/newest'
import { proDocRow } from '@/libraries/pro-doc/search'
import { similarityRow } from '@/libraries/similarity/search'
import { type GoodReply, facets, law } from './good-parts'

const shown = <Item, Shown>(
  read: (answer: unknown) => { items: Item[] } | undefined,
  row: (item: Item, conditions: []) => Shown,
) => {
  return (answer: unknown) => {
    const page = read(answer)
    return page && { page, rows: page.items.map(item => row(item, [])) }
  }
}

export const GOOD_LISTS: Record<string, GoodReply> = {
  cases: {
    read: shown(readCases, caseRow),
    reply: {
      judgements: {
        judgementDtoList: [
          {
            jid: 'c1',
            title: '某案',
            hitResult: '支付违约金',
            notPublicReason: '离婚诉讼',
            judgementType: '判决书',
            leveloftria: '一审',
            caseType: '民事',
            publishType: 1,
            courtName: '某法院',
            judgementDate: '2024-03-05',
            caseNumber: '（2023）某01民终1号',
          },
        ],
        totalCount: 233,
      },
      order: 'relevance',
      caseResults: facets,
      courtResults: facets,
    },
  },
  alike: {
    read: shown(readSimilarCases, similarCaseRow),
    reply: {
      judgements: {
        judgementDtoList: [
          {
            jid: 'c1',
            title: '某案',
            hitResult: '支付违约金',
            judgementType: '判决书',
            leveloftria: '一审',
            caseType: '民事',
            publishType: 0,
            courtName: '某法院',
            judgementDate: '2024-03-05',
            caseNumber: '（2023）某01民终1号',
            reasons: ['孙某<em>酒后驾车</em>离开', '<em>追尾</em>'],
          },
        ],
        totalCount: 2,
      },
      causes: [{ name: '交通肇事罪', value: '交通肇事罪', count: 2 }],
    },
  },
  laws: {
    read: shown(readLawPage, lawRow),
    reply: { lawReguListDto: { lawRegus: [law], totalCount: 12 }, effLevelResults: facets, order: 'relevance' },
  },
  newLaws: {
    read: answer => {
      const page = readNewLaws(6)(answer)
      return page && { page, rows: page.laws.map(newLawRow) }
    },
    reply: {
      lawRegus: [
        { lid: 'l1', title: '某法', postingDate: '2024-03-05', documentNumber: '第1号', timeLimited: '尚未生效' },
      ],
      totalCount: 9,
      pageSize: 6,
    },
  },
  views: {
    read: shown(readJudicialViews, judicialRow),
    reply: {
      judicialViews: [
        {
          vid: 'v1',
          viewTitle: '观点',
          hitResult: '说理',
          keywords: ['损失'],
          volume: '合同卷',
          releaseDate: '2024-03-05',
        },
      ],
      totalCount: 1,
      keywordResults: facets,
    },
  },
  articles: {
    read: shown(readArticles, articleRow),
    reply: {
      articles: [
        { jid: 'a1', title: '文章', hitResult: '摘', authors: ['甲'], organ: '某所', releaseDate: '2024-03-05' },
      ],
      totalCount: 1,
    },
  },
  similar: {
    read: shown(readSimilarities, similarityRow),
    reply: {
      similarities: [
        {
          sid: 's1',
          title: '类案',
          hitResult: '摘',
          rule: '规则',
          bookId: 7,
          caseNumber: '1号',
          courtName: '某法院',
          releaseDate: '2024-03-05',
        },
      ],
      totalCount: 1,
    },
  },
  inspections: {
    read: shown(readInspections, proDocRow),
    reply: {
      inspections: [
        {
          iid: 'i1',
          title: '起诉书',
          hitResult: '摘',
          procuratorate: '某检察院',
          procuratorateLevel: '4',
          documentType: '起诉书',
          documentNumber: '1号',
          cause: '盗窃罪',
          releaseDate: '2024-03-05',
        },
      ],
      totalCount: 1,
    },
  },
  tenders: {
    read: shown(readTenders, biddingRow),
    reply: {
      tenders: [
        {
          bid: 'b1',
          title: '公告',
          hitResult: '摘',
          authority: '某局',
          region: '江苏省',
          releaseDate: '2024-03-05',
          amount: 12345,
        },
      ],
      totalCount: 1,
    },
  },
  penalties: {
    read: readPenalties,
    reply: {
      penaltyListDto: {
        penaltyDtoList: [
          { jid: 'p1', title: '处罚', hitResult: '摘', caseNum: '1号', penaltyDate: '2024-03-05', institution: '某局' },
        ],
        totalCount: 1,
      },
    },
  },
  questions: {
    read: readQas,
    reply: {
      fiscalTaxQAListDto: {
        fiscalTaxQADtoList: [
          {
            id: 'q1',
            question: '问',
            hitResult: '摘',
            dispatch_authority: '某局',
            document_number: '1号',
            answerDate: '2024-03-05',
          },
        ],
        totalCount: 1,
      },
    },
  },
  news: {
    read: readTaxNews,
    reply: {
      fiscalTaxDynamicListDto: {
        fiscalTaxDynamicDtoList: [{ jid: 'd1', title: '动态', hitResult: '摘', releaseDate: '2024-03-05' }],
        totalCount: 1,
      },
    },
  },
  incentives: {
    read: readIncentives,
    reply: { taxIncentivesList: [{ tid: 't1', title: '优惠', hitResult: '摘' }], totalCount: 1 },
  },
}
