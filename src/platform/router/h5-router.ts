export * from '@tarojs/router/dist/index.js'
