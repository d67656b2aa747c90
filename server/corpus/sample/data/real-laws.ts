/** Names of well-known laws by the short form that the sample's data use. */
const BARE = ['国有土地上房屋征收与补偿条例', '工伤保险条例']

export const fullName = (short: string) => (BARE.includes(short) ? short : `中华人民共和国${short}`)
