/** A field as the mini-program's own component: what stands in it goes up, and is sent down only to clear or fill it. */
Component({
  properties: {
    content: { type: Object, observer: 'fill' },
    kind: String,
    label: String,
    hint: String,
    longest: Number,
    secret: Boolean,
    form: Boolean,
    focus: Boolean,
    invalid: Boolean,
  },
  data: { value: '' },
  lifetimes: {
    created() {
      this.text = ''
    },
  },
  methods: {
    fill() {
      const { content, value } = this.data
      // Taro sends the same content again with whatever changes beside the field.
      if (!content || content.turn === this.turn) return
      this.turn = content.turn
      // A text that is the last one sent may pass for no change, whatever stands in the field by now.
      if (content.text === value && this.text !== value) this.setData({ value: this.text })
      this.text = content.text
      this.setData({ value: content.text })
    },
    forward({ type, detail }) {
      if (type === 'input') this.text = detail.value
      this.triggerEvent(type, detail)
    },
  },
})
