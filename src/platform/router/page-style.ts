/** H5 only, in the place of the styles that Taro writes into the document (see config/h5.ts): they stand in src/styles/app.scss. */
export const loadAnimateStyle = () => {}
export const loadRouterStyle = () => {}
