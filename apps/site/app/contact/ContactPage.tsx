// placeholder until the page is written
export function ContactPage(props: any) {
  return <pre>{JSON.stringify(props, null, 1)}</pre>
}
