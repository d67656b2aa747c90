/** The limits of WeChat's audit; see developers.weixin.qq.com, 体验评分. */
export const LIMITS = {
  bytesPerSetData: 256 * 1024,
  setDataPerSecond: 20,
  nodes: 1000,
  depth: 30,
  children: 60,
}
