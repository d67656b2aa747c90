/** The kind of the cases in which a law is usually applied. */
import { caseKindOfLaw } from '@domain/libraries/case-kinds'

test.each([
  ['中华人民共和国民法典', '民事'],
  ['最高人民法院关于审理民间借贷案件适用法律若干问题的规定', '民事'],
  ['最高人民法院关于审理毒品犯罪案件适用法律若干问题的解释', '刑事'],
  ['最高人民法院关于审理单位犯罪案件具体应用法律有关问题的解释', '刑事'],
  ['中华人民共和国反有组织犯罪法', '刑事'],
  ['最高人民法院关于审理行政协议案件若干问题的规定', '行政'],
  ['最高人民法院关于办理行政申请再审案件若干问题的规定', '行政'],
  ['最高人民法院关于行政机关负责人出庭应诉若干问题的规定', '行政'],
])('%s', (title, kind) => expect(caseKindOfLaw(title)).toBe(kind))
