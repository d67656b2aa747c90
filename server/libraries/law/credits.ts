/** Reads who adopted and who signed a law, from the lines below its title. */
import type { LawDetail } from '@contract/lawregu'

type Credits = Pick<LawDetail, 'credit_line' | 'indicate' | 'post_persion_duty' | 'post_persion_name'>

const ADOPTED = /通过|批准|修订|修正/
const DECREED = /(?:令|公告)[^，。]*(?:公布|发布)$/
const SIGNED =
  /^((?:中华人民共和国|国务院|人民政府)?(?:主席|总理|委员长|部长|局长|署长|行长|省长|市长|主任))[\s:：]+(\S{1,12}(?:\s\S)*)$/

export function lawCreditsIn(lines: string[]): Credits {
  const adopted = lines.filter(line => ADOPTED.test(line)).join('；')
  const decreed = lines.find(line => DECREED.test(line))
  const [, duty, name] = lines.map(line => SIGNED.exec(line.trim())).find(Boolean) ?? []
  return {
    credit_line: adopted || undefined,
    indicate: decreed,
    post_persion_duty: duty,
    post_persion_name: name?.replace(/\s/g, ''),
  }
}
