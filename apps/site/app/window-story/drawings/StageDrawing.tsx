import type { WindowStage } from '@vitrine/contract/shapes/window-story'
import type { ComponentType } from 'react'
import { CleanedDrawing } from './CleanedDrawing.tsx'
import { CutDrawing } from './CutDrawing.tsx'
import { GlazedDrawing } from './GlazedDrawing.tsx'
import { HardwareDrawing } from './HardwareDrawing.tsx'
import { InspectedDrawing } from './InspectedDrawing.tsx'
import { MullionDrawing } from './MullionDrawing.tsx'
import { ReinforcedDrawing } from './ReinforcedDrawing.tsx'
import { SlottedDrawing } from './SlottedDrawing.tsx'
import { WeldedDrawing } from './WeldedDrawing.tsx'

const drawings: Record<WindowStage, ComponentType> = {
  cut: CutDrawing,
  reinforced: ReinforcedDrawing,
  slotted: SlottedDrawing,
  welded: WeldedDrawing,
  cleaned: CleanedDrawing,
  mullion: MullionDrawing,
  hardware: HardwareDrawing,
  glazed: GlazedDrawing,
  inspected: InspectedDrawing,
}

/** The window as it is at a stage. */
export function StageDrawing({ stage }: { stage: WindowStage }) {
  const Shown = drawings[stage]
  return <Shown />
}
