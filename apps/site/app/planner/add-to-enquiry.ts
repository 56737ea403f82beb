import { MAX_FILES } from '@vitrine/contract/submission-limits'
import { withPlan } from '../../shared/planner/plan-message.ts'
import { readDraft, saveDraft } from '../enquiry/form/drafts.ts'
import { ORDER_DRAFT_KEY, readFiles, saveFiles } from '../enquiry/sending/file-store.ts'
import { basketStore } from '../shell/basket-store.ts'
import { DRAWING_NAME, toDrawing } from './save-drawing.ts'
import type { PlannerState } from './use-planner.ts'

type Words = {
  title: string
  /** What the message says of the plan. */
  lines: readonly string[]
}

/**
 * Makes the plan part of the draft of an order. What was there before stays, an earlier plan gives way to this one.
 * @throws where the browser cannot keep files
 */
export async function addToEnquiry(planner: PlannerState, { title, lines }: Words) {
  for (const product of planner.products.values()) {
    const cnt = planner.placed.filter(({ item }) => item.slug === product.slug).length
    if (cnt === 0) continue
    const { id, slug, model, name, image } = product
    const line = basketStore.basket.find((it) => it.id === id)
    if (!line) basketStore.change({ kind: 'add', line: { id, slug, model, name, image, cnt } })
    else if (line.cnt < cnt) basketStore.change({ kind: 'setCount', id, cnt })
  }
  const { values } = readDraft('order')
  saveDraft('order', { ...values, message: withPlan(values.message ?? '', lines) })
  const others = (await readFiles(ORDER_DRAFT_KEY)).filter(({ name }) => name !== DRAWING_NAME)
  await saveFiles(ORDER_DRAFT_KEY, [...others.slice(0, MAX_FILES - 1), toDrawing(planner, title)])
}
