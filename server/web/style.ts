import { createHash } from 'node:crypto'
import { Html } from '../http/html'

/** Styles of the server's pages, with the app's colours and type: `src/styles/tokens.scss` has all tokens. */
const STYLE = `
:root {
  color-scheme: light dark;
  --ink: #16202E; --ink-2: #465470; --ink-3: #616D82; --paper: #F4F6F9; --card: #FFFFFF; --fill: #EEF1F5;
  --line: #E4E8EF; --line-2: #C9D2DF; --brand: #1F4E8C; --on-brand: #FFFFFF; --seal: #B5332A; --on-seal: #FFFFFF; --seal-soft: #FBECEA;
  --font: -apple-system, BlinkMacSystemFont, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #E8ECF3; --ink-2: #B4BFD0; --ink-3: #94A0B5; --paper: #10151D; --card: #19202B; --fill: #2A3443;
    --line: #2E3847; --line-2: #435066; --brand: #7FB0F0; --on-brand: #0E1A2B; --seal: #F0867C; --on-seal: #2A0D0A; --seal-soft: #3A2222;
  }
}
*, *::before, *::after { box-sizing: border-box; margin: 0; }
html { -webkit-text-size-adjust: 100%; background: var(--card); }
body {
  display: flex; flex-direction: column; min-height: 100vh; max-width: 720px; margin: 0 auto;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  font: 400 15px/24px var(--font); color: var(--ink); -webkit-font-smoothing: antialiased;
}
.brand { display: flex; align-items: center; height: 48px; padding: 0 16px; font: 600 20px/28px var(--font); letter-spacing: .01em; }
.back { display: flex; align-items: center; justify-content: center; width: 44px; height: 44px; margin: 0 4px 0 -12px; color: var(--ink-2); border-radius: 8px; }
.back:focus-visible { outline: 2px solid var(--brand); outline-offset: -2px; }
.brand .back svg { width: 24px; height: 24px; margin: 0; color: inherit; }
.brand svg { width: 20px; height: 20px; margin-right: 8px; color: var(--seal); }
main { flex: 1; width: 100%; max-width: 432px; margin: 0 auto; padding: 32px 16px 40px; }
h1 { font: 600 24px/32px var(--font); }
.intro { margin-top: 4px; color: var(--ink-2); text-wrap: pretty; }
form { margin-top: 32px; }
.field { position: relative; }
.field + .field { margin-top: 20px; }
.statements { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 20px; margin-top: 32px; padding-top: 12px; border-top: 1px solid var(--line); }
.statements a { display: flex; align-items: center; min-height: 44px; font: 400 14px/20px var(--font); color: var(--brand); }
label { display: block; font: 400 13px/20px var(--font); color: var(--ink-2); }
input {
  display: block; width: 100%; height: 48px; margin-top: 8px; padding: 0 12px; font: 400 16px/24px var(--font);
  color: var(--ink); background: var(--fill); border: 1px solid transparent; border-radius: 8px; appearance: none;
  transition: border-color 160ms cubic-bezier(.2, 0, 0, 1);
}
textarea {
  display: block; width: 100%; min-height: 120px; margin-top: 8px; padding: 12px; font: 400 16px/24px var(--font); resize: vertical;
  color: var(--ink); background: var(--fill); border: 1px solid transparent; border-radius: 8px; appearance: none;
}
textarea:focus { border-color: var(--brand); outline: 0; box-shadow: inset 0 0 0 1px var(--brand); }
textarea[aria-invalid] { border-color: var(--seal); }
input:focus { border-color: var(--brand); outline: 0; box-shadow: inset 0 0 0 1px var(--brand); }
input[aria-invalid] { border-color: var(--seal); }
input[aria-invalid]:focus { box-shadow: inset 0 0 0 1px var(--seal); }
input:-webkit-autofill { -webkit-text-fill-color: var(--ink); -webkit-box-shadow: inset 0 0 0 48px var(--fill); }
.eye {
  position: absolute; right: 2px; top: 30px; display: flex; align-items: center; justify-content: center; width: 44px; height: 44px;
  padding: 0; color: var(--ink-3); background: none; border: 0; border-radius: 8px; cursor: pointer;
}
.eye, .back { -webkit-tap-highlight-color: transparent; }
.eye[hidden] { display: none; }
.eye:focus-visible { outline: 2px solid var(--brand); outline-offset: -2px; }
.eye svg { width: 20px; height: 20px; }
.eye[aria-pressed="true"] .closed { display: none; }
.eye + input { padding-right: 48px; }
.consent label { display: flex; align-items: center; min-height: 44px; }
.consent input, .choice input {
  flex: none; position: relative; width: 20px; height: 20px; margin: 0 8px 0 0; padding: 0; background: var(--card);
  border: 1px solid var(--ink-3); border-radius: 4px;
}
.choice input { border-radius: 10px; }
.consent input:checked, .choice input:checked { background: var(--brand); border-color: var(--brand); }
.consent input:checked::after {
  content: ""; position: absolute; left: 6px; top: 2px; width: 6px; height: 11px; border: solid var(--on-brand);
  border-width: 0 2px 2px 0; transform: rotate(45deg);
}
.choice input:checked::after { content: ""; position: absolute; left: 5px; top: 5px; width: 8px; height: 8px; border-radius: 4px; background: var(--on-brand); }
.consent input:focus, .choice input:focus { box-shadow: none; outline: 2px solid var(--brand); outline-offset: 2px; }
.consent input[aria-invalid] { outline: 1px solid var(--seal); }
.consent a, .privacy a, .intro a, .plain a { color: var(--brand); }
.hint { margin-top: 8px; font: 400 13px/20px var(--font); color: var(--seal); }
.alert { margin-bottom: 20px; padding: 12px; border-radius: 8px; font: 400 14px/20px var(--font); color: var(--seal); background: var(--seal-soft); }
.go {
  display: flex; align-items: center; justify-content: center; width: 100%; height: 48px; margin-top: 32px; padding: 0 16px;
  font: 600 16px/24px var(--font); color: var(--on-brand); background: var(--brand); border: 0; border-radius: 8px;
  text-decoration: none; cursor: pointer;
}
.go:active { opacity: .88; }
.go:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.note { font: 400 13px/20px var(--font); color: var(--ink-3); }
.small { margin-top: 12px; font: 400 12px/16px var(--font); color: var(--ink-3); text-align: center; }
.demo { margin-top: 40px; padding-top: 20px; border-top: 1px solid var(--line); }
.demo h2 { font: 600 15px/24px var(--font); }
.demo p { font: 400 13px/20px var(--font); color: var(--ink-3); }
.demo ul { padding: 0; margin-top: 8px; list-style: none; }
.demo li { padding: 8px 0; border-bottom: 1px solid var(--line); }
.demo li:last-child { border: 0; }
.demo li span { display: block; font: 400 13px/20px var(--font); color: var(--ink-2); }
.demo code { font: 400 14px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; user-select: all; }
.demo code + code { margin-left: 16px; color: var(--ink-2); }
.state { display: flex; flex-direction: column; align-items: center; justify-content: center; padding: 0 32px 96px; text-align: center; }
.receipt { margin-top: 16px; padding: 12px; text-align: center; font: 600 20px/28px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--fill); border-radius: 8px; user-select: all; }
.plain p { margin-top: 12px; color: var(--ink-2); text-wrap: pretty; overflow-wrap: anywhere; white-space: pre-line; }
.subject { margin-top: 16px; padding: 12px; font: 400 15px/24px var(--font); background: var(--fill); border-radius: 8px; overflow-wrap: anywhere; }
.state svg { width: 140px; height: 112px; margin-bottom: 20px; color: var(--line-2); }
.state svg g { color: var(--brand); }
.state h1 { font: 600 17px/24px var(--font); }
.state p { margin-top: 8px; color: var(--ink-2); text-wrap: balance; }
.state .go { width: auto; min-width: 136px; height: 44px; margin-top: 24px; }
.privacy { max-width: 560px; }
.privacy h2 { margin-top: 32px; font: 600 17px/24px var(--font); }
.privacy h2 ~ p { margin-top: 8px; color: var(--ink-2); text-wrap: pretty; overflow-wrap: anywhere; }
.privacy h3 { font: 600 15px/24px var(--font); }
.item { padding: 12px 0; border-bottom: 1px solid var(--line); }
.item p { color: var(--ink-2); font: 400 14px/22px var(--font); text-wrap: pretty; }
.item b { font-weight: 600; }
.choice label { display: flex; align-items: center; min-height: 44px; font: 400 15px/24px var(--font); color: var(--ink); }
fieldset { padding: 0; border: 0; }
legend { padding: 0; font: 400 13px/20px var(--font); color: var(--ink-2); }
main.api { max-width: none; }
.api a { color: var(--brand); }
.api h2 { margin: 32px 0 8px; font: 600 17px/24px var(--font); }
.api h4 { margin: 12px 0 4px; font: 600 13px/20px var(--font); color: var(--ink-2); }
.api details { border-bottom: 1px solid var(--line); }
.api summary { padding: 12px 0; cursor: pointer; overflow-wrap: anywhere; }
.api summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.api code, .api pre { font: 400 13px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.api pre { max-height: 60vh; margin-bottom: 12px; padding: 12px; overflow: auto; background: var(--fill); border-radius: 8px; }
.api table { width: 100%; border-collapse: collapse; font: 400 13px/20px var(--font); }
.api td { padding: 4px 12px 4px 0; vertical-align: top; overflow-wrap: anywhere; color: var(--ink-2); }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`

/** Not made by the tag `html`, which would escape the styles: the hash covers the exact text. */
export const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`)

export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
