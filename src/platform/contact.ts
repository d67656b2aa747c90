/**
 * Whether the app offers WeChat's customer service. The operator enables it both in WeChat's console and in
 * the settings of the build.
 */
export const customerService = { isOffered: typeof BUILD_WECHAT_CONTACT === 'string' && BUILD_WECHAT_CONTACT === 'yes' }
