/** Replaces 'taro-ui', which no first view shows. */
const Nothing = () => null

export { Nothing as AtProgress, Nothing as AtSteps, Nothing as AtSwipeAction, Nothing as AtTimeline }
