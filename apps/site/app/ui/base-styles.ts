// What other style sheets build on, before all of them: tokens, the defaults of elements, and what components compose
// (build-plugins/composed-once.ts).
import './tokens.css'
import './base.css'
import './page.module.css'
import './frame.module.css'
import './card.module.css'
import './button.module.css'
import './choice-chip.module.css'
import './offscreen.module.css'
