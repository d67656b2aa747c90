/** WeChat's customer service. The operator enables it in WeChat's console and in the build's settings. */
export const contact = { isOffered: typeof BUILD_WECHAT_CONTACT === 'string' && BUILD_WECHAT_CONTACT === 'yes' }
