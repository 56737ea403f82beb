import {
  Box3,
  BoxGeometry,
  BufferGeometry,
  EdgesGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  Vector3,
} from 'three'
import type { Box } from '../../../shared/planner/box.ts'
import type { PlacedItem } from '../../../shared/planner/place-items.ts'
import type { Hall } from '../../../shared/planner/plan.ts'

/** Plans are in mm, models in m. */
const M = 1000
/** Of what nobody knows the height of. */
const ASSUMED_HEIGHT_M = 1.5
const WALL_M = { height: 0.4, thick: 0.12 }
const LINES_EVERY_M = 5

const floorMaterial = new MeshStandardMaterial({ color: '#c9ced4', roughness: 0.95 })
const wallMaterial = new MeshStandardMaterial({ color: '#8b939d', roughness: 0.9 })
const boxMaterial = new MeshStandardMaterial({ color: '#eceff2', roughness: 0.7 })
const spaceMaterial = new MeshBasicMaterial({ color: '#e4572e', transparent: true, opacity: 0.16, depthWrite: false })
const lineMaterial = new LineBasicMaterial({ color: '#a4acb5' })
const edgeMaterial = new LineBasicMaterial({ color: '#545e69' })

/** The hall with boxes for its products, its middle at the origin and the plan's upper edge at the back; `show` puts models in their place. */
export function createHallScene(hall: Pick<Hall, 'length' | 'width'>, placed: readonly PlacedItem[]) {
  const root = new Group()
  root.add(...drawHall(hall))
  const stands = placed.map((it) => {
    const stand = new Group()
    stand.position.copy(middleOf(it.footprint, hall))
    stand.add(drawBox(it))
    root.add(stand, drawSpace(it.reach, hall))
    return { it, stand }
  })
  return {
    root,
    /** Puts the model of a file in place of the boxes of its products. */
    show(src: string, model: Object3D) {
      for (const { it, stand } of stands) {
        if (it.product.model3d?.src !== src) continue
        stand.clear()
        stand.add(standOnFloor(model.clone(true)))
        // Clockwise, as the plan turns.
        stand.rotation.y = (-it.item.turn * Math.PI) / 2
      }
    },
  }
}

function middleOf({ left, top, right, bottom }: Box, { length, width }: Pick<Hall, 'length' | 'width'>): Vector3 {
  return new Vector3((left + right - length) / 2 / M, 0, (top + bottom - width) / 2 / M)
}

/** Models have their origin where it suits their maker. */
function standOnFloor(model: Object3D): Object3D {
  const box = new Box3().setFromObject(model)
  const center = box.getCenter(new Vector3())
  model.position.sub(new Vector3(center.x, box.min.y, center.z))
  return model
}

function drawBox({ footprint, figures }: PlacedItem): Object3D {
  const height = figures.height === null ? ASSUMED_HEIGHT_M : figures.height / M
  const geometry = new BoxGeometry(
    (footprint.right - footprint.left) / M,
    height,
    (footprint.bottom - footprint.top) / M,
  )
  const box = new Mesh(geometry, boxMaterial)
  box.add(new LineSegments(new EdgesGeometry(geometry), edgeMaterial))
  box.position.y = height / 2
  return box
}

function drawSpace(reach: Box, hall: Pick<Hall, 'length' | 'width'>): Object3D {
  const plane = new Mesh(
    new PlaneGeometry((reach.right - reach.left) / M, (reach.bottom - reach.top) / M),
    spaceMaterial,
  )
  plane.rotation.x = -Math.PI / 2
  plane.position.copy(middleOf(reach, hall))
  plane.position.y = 0.02
  return plane
}

function drawHall({ length, width }: Pick<Hall, 'length' | 'width'>): Object3D[] {
  const [across, deep] = [length / M, width / M]
  const floor = new Mesh(new BoxGeometry(across, 0.1, deep), floorMaterial)
  floor.position.y = -0.05
  const wall = (x: number, z: number, long: number, thick: number) => {
    const mesh = new Mesh(new BoxGeometry(long, WALL_M.height, thick), wallMaterial)
    mesh.position.set(x, WALL_M.height / 2, z)
    return mesh
  }
  const off = WALL_M.thick / 2
  return [
    floor,
    drawLines(across, deep),
    wall(0, -deep / 2 - off, across + 2 * WALL_M.thick, WALL_M.thick),
    wall(0, deep / 2 + off, across + 2 * WALL_M.thick, WALL_M.thick),
    wall(-across / 2 - off, 0, WALL_M.thick, deep),
    wall(across / 2 + off, 0, WALL_M.thick, deep),
  ]
}

/** Lines by which one sees how large the hall is. */
function drawLines(across: number, deep: number): Object3D {
  const points: number[] = []
  for (let x = LINES_EVERY_M; x < across; x += LINES_EVERY_M)
    points.push(x - across / 2, 0.01, -deep / 2, x - across / 2, 0.01, deep / 2)
  for (let z = LINES_EVERY_M; z < deep; z += LINES_EVERY_M)
    points.push(-across / 2, 0.01, z - deep / 2, across / 2, 0.01, z - deep / 2)
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3))
  return new LineSegments(geometry, lineMaterial)
}
