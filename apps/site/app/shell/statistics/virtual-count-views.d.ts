/** The text of count-views.ts, made by build-plugins/inline-script.ts. */
declare module 'virtual:count-views' {
  const script: string
  export default script
}
