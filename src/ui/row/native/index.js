/** A native component of the mini-program for one row. The row is sent to the view layer as plain data. */
Component({
  options: { virtualHost: true },
  properties: { row: Object, read: Boolean, busy: Boolean, pickable: Boolean, picked: Boolean },
  methods: {
    press({ type }) {
      this.triggerEvent(type === 'tap' ? 'press' : 'hold')
    },
  },
})
