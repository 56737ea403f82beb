/** The text of asleep.ts, made by build-plugins/inline-script.ts. */
declare module 'virtual:asleep' {
  const script: string
  export default script
}
