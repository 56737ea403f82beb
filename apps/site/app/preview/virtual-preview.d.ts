/** The text of preview-script.ts, made by build-plugins/inline-script.ts. */
declare module 'virtual:preview' {
  const script: string
  export default script
}
