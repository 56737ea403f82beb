/** The package carries its decoder in plain JavaScript, but does not name it; vite.config.ts does. */
declare module 'meshoptimizer/decoder-reference' {
  export { MeshoptDecoder } from 'meshoptimizer/decoder'
}
