/** Makes parts of a judgment in the format of the service. */
export const section = (lableName: string, ...lines: string[]) => ({
  lableName,
  subParagraphs: lines.map(text => ({ text })),
})
export const judgment = {
  jid: 'c1',
  all_caseinfo_casename: '甲与乙买卖合同纠纷二审民事判决书',
  all_caseinfo_court_term: '江苏省高级人民法院',
  all_caseinfo_casenumber: '（2023）苏民终90017号',
  all_text_cause: '买卖合同纠纷',
  all_caseinfo_leveloftria: '二审',
  all_judgementinfo_date: '2023-08-14',
  all_judges_json: [
    { names: '季某衡', role: '审判长', needLink: true, isJudge: true },
    { names: '段某', role: '书记员', needLink: false, isJudge: false },
    { names: ' ', role: '审判员', needLink: true, isJudge: false },
  ],
  caseType: '民事',
  judgementType: '判决书',
  publishType: 2,
  videoUrl: 'https://court.example.com/live/1',
  paragraphs: [section('本院认为', '约定的<em>违约金</em>过高。')],
}
