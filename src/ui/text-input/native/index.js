/**
 * A native component of the mini-program for a text field. Typed text goes to the page; the page sends text back only
 * to clear or fill the field.
 */
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
      // Taro sends the same content again with every other change of the field.
      if (!content || content.turn === this.turn) return
      this.turn = content.turn
      // WeChat may ignore a text that equals the last one the app has set, although the field shows another
      // text. The shown text is therefore set first.
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
