/** Quarters of a turn clockwise: at 0 the front of a product is towards the lower edge of the plan. */
export type Turn = 0 | 1 | 2 | 3

/** The hall: sizes in mm; what is null is not known. */
export type Hall = {
  /** Across the plan. */
  length: number
  /** Down the plan. */
  width: number
  height: number | null
  /** What is connected, in kW. */
  power: number | null
  /** What the compressors give, in l/min. */
  air: number | null
  /** What the floor carries, in kg/m². */
  floorLoad: number | null
  /** How much of the air is used at the same time, in per cent. */
  usage: number
  /** Who works there, where somebody has said so. */
  people: number | null
}

/** A product in the hall: the corner of its turned footprint that is nearest to the plan's upper left corner, in mm. */
export type Item = { id: number; slug: string; x: number; y: number; turn: Turn }

export const figureNames = ['length', 'width', 'height', 'weight', 'power', 'air', 'extraction'] as const
export type FigureName = (typeof figureNames)[number]
/** In mm, kg, kW, l/min and m³/h. */
export type Figures = Record<FigureName, number | null>

/** In the order in which a turn clockwise takes them: the back is up at 0. */
export const sides = ['back', 'right', 'front', 'left'] as const
export type Side = (typeof sides)[number]

/** What a person may type of a product. */
export const typedNames = [...figureNames, ...sides] as const
export type TypedName = (typeof typedNames)[number]
export type Typed = Partial<Record<TypedName, number>>

export type Plan = { hall: Hall; items: readonly Item[]; typed: ReadonlyMap<string, Typed> }

/** What the planner knows of a product of the catalogue. */
export type PlannedProduct = {
  id: string
  slug: string
  model: string
  name: string
  /** Whether the name is English because the language has none. */
  isFallback: boolean
  /** The address of a small picture, for the basket. */
  image: string | null
  figures: Figures
  /** Working space, where the catalogue has figures for it. */
  space: Partial<Record<Side, number>>
  /** The longest bar that it takes, in mm. */
  barLength: number | null
  people: number | null
  model3d: { src: string; bytes: number } | null
}

export type Products = ReadonlyMap<string, PlannedProduct>

/** Far more than a hall has; bounds what is drawn and compared. */
export const MAX_ITEMS = 100
/** Each is asked of the content API. */
export const MAX_KINDS = 30
export const MIN_HALL_MM = 3000
export const MAX_HALL_MM = 200_000
export const MAX_TYPED = 1_000_000

export const emptyHall: Hall = {
  length: 30_000,
  width: 18_000,
  height: null,
  power: null,
  air: null,
  floorLoad: null,
  usage: 70,
  people: null,
}

export const emptyPlan: Plan = { hall: emptyHall, items: [], typed: new Map() }
