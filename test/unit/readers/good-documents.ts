/** A whole answer for each document, and what the reader shows of it. */
import { readArticleDetail } from '@/api/article'
import { readCaseDetail } from '@/api/readers/case-detail'
import { readIncentiveDetail, incentiveDocument } from '@/libraries/fiscal/incentive/document'
import { readInspectionDetail } from '@/libraries/pro-doc/calls'
import { readJudicialDetail } from '@/api/judicialview'
import { readLawDetail } from '@/api/law-document'
import { readSimilarityDetail } from '@/api/similarity'
import { readTenderDetail } from '@/libraries/bidding/calls'
import { articleDocument } from '@/libraries/article/document'
import { biddingDocument } from '@/libraries/bidding/document'
import { caseDocument } from '@/libraries/case/document'
import { dynamicDocument, readDynamicDetail } from '@/libraries/fiscal/dynamic/document'
import { penaltyDocument, readPenaltyDetail } from '@/libraries/fiscal/penalty/document'
import { qaDocument, readQaDetail } from '@/libraries/fiscal/qa/document'
import { judicialDocument } from '@/libraries/judicial/document'
import { lawDocument } from '@/libraries/law/document'
import { proDocDocument } from '@/libraries/pro-doc/document'
import { similarityDocument } from '@/libraries/similarity/document'
import { type GoodReply, law, paragraphs, versions } from './good-parts'

const opened =
  <Detail, Shown>(read: (answer: unknown, id: string) => Detail | undefined, show: (detail: Detail) => Shown) =>
  (answer: unknown) => {
    const detail = read(answer, 'asked')
    return detail && { detail, document: show(detail) }
  }

export const GOOD_DOCUMENTS: Record<string, GoodReply> = {
  case: {
    read: opened(readCaseDetail, caseDocument),
    reply: {
      jid: 'c1',
      all_caseinfo_casename: '某案',
      all_caseinfo_court_term: '某法院',
      all_caseinfo_casenumber: '（2023）某01民终1号',
      all_text_cause: '买卖合同纠纷',
      all_caseinfo_leveloftria: '一审',
      all_judgementinfo_date: '2024-03-05',
      all_judges_json: [{ names: '甲', role: '审判长', needLink: true, isJudge: true }],
      caseType: '民事',
      judgementType: '判决书',
      publishType: 2,
      videoUrl: 'https://example.com/v',
      notPublicReason: '离婚诉讼',
      paragraphs,
    },
  },
  law: {
    read: opened(readLawDetail, lawDocument),
    reply: {
      ...law,
      credit_line: '通过',
      indicate: '公布',
      post_persion_duty: '主席',
      post_persion_name: '甲',
      law_regulation_introductions: [
        { text: '第一章 总则', level: 1, isPublisher: false, isDate: false },
        {
          text: '为了……',
          level: 0,
          fullName: '第一条',
          isPublisher: true,
          isDate: true,
          lawreguItemLegislationHistoryVos: versions,
        },
      ],
      law_regulation_indexes: [{ text: '第一章 总则', level: 1, position: 0, articleRange: '第一条' }],
      relatedCount: 3,
      on_day: {
        day: '2019-05-01',
        standing: 'notYet',
        version: { lid: 'l0', title: '旧法', effective_date: '2010-01-01' },
      },
    },
  },
  view: {
    read: opened(readJudicialDetail, judicialDocument),
    reply: {
      vid: 'v1',
      viewTitle: '观点',
      keywords: ['损失'],
      volume: '合同卷',
      releaseDate: '2024-03-05',
      paragraphs,
    },
  },
  paper: {
    read: opened(readArticleDetail, articleDocument),
    reply: {
      jid: 'a1',
      title: '文章',
      authors: ['甲'],
      organ: '某所',
      partnerId: 'p1',
      releaseDate: '2024-03-05',
      paragraphs,
    },
  },
  similarCase: {
    read: opened(readSimilarityDetail, similarityDocument),
    reply: {
      sid: 's1',
      title: '类案',
      bookId: 7,
      caseNumber: '1号',
      courtName: '某法院',
      releaseDate: '2024-03-05',
      paragraphs,
    },
  },
  inspection: {
    read: opened(readInspectionDetail, proDocDocument),
    reply: {
      iid: 'i1',
      title: '起诉书',
      procuratorate: '某检察院',
      procuratorateLevel: '区县人民检察院',
      documentType: '起诉书',
      documentNumber: '1号',
      cause: '盗窃罪',
      releaseDate: '2024-03-05',
      paragraphs,
    },
  },
  tender: {
    read: opened(readTenderDetail, biddingDocument),
    reply: {
      bid: 'b1',
      title: '公告',
      authority: '某局',
      region: '江苏省',
      releaseDate: '2024-03-05',
      amount: 12345,
      paragraphs,
    },
  },
  penalty: {
    read: opened(readPenaltyDetail, penaltyDocument),
    reply: {
      tdid: 'p1',
      title: '处罚',
      institution: '某局',
      case_number: '1号',
      penalty_date: '2024-03-05',
      paragraphs,
    },
  },
  question: {
    read: opened(readQaDetail, qaDocument),
    reply: {
      id: 'q1',
      question: '问',
      answer: '答一。<br/>答二。',
      dispatch_authority: '某局',
      document_number: '1号',
      answerDate: '2024-03-05',
      publishBody: '12366',
      keywords: ['申报'],
    },
  },
  piece: {
    read: opened(readDynamicDetail, dynamicDocument),
    reply: { jid: 'd1', title: '动态', releaseDate: '2024-03-05', keyWords: ['申报'], text: '一。<br/>二。' },
  },
  incentive: {
    read: opened(readIncentiveDetail, incentiveDocument),
    reply: {
      tid: 't1',
      title: '优惠',
      allTypeName: '增值税_即征即退',
      paragraphVOs: [{ name: '主体', text: '甲\n乙' }],
    },
  },
}
