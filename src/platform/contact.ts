/** WeChat's customer service: the operator sets it up in WeChat's console, and says so to the build. */
export const contact = { isOffered: typeof BUILD_WECHAT_CONTACT === 'string' && BUILD_WECHAT_CONTACT === 'yes' }
