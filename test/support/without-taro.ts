/** Replaces Taro in unit tests. Import this file first: it must run before any module of the app is loaded. */
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {}, useRouter: () => ({ params: {} }) }))
