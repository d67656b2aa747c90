/** A row as the mini-program's own component: a page of rows goes to the view layer as plain words. */
Component({
  options: { virtualHost: true },
  properties: { row: Object, read: Boolean, busy: Boolean, pickable: Boolean, picked: Boolean },
  methods: {
    press({ type }) {
      this.triggerEvent(type === 'tap' ? 'press' : 'hold')
    },
  },
})
