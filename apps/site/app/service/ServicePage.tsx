// placeholder until the page is written
export function ServicePage(props: any) {
  return <pre>{JSON.stringify(props, null, 1)}</pre>
}
