// placeholder until the page is written
export function BlogPage(props: any) {
  return <pre>{JSON.stringify(props, null, 1)}</pre>
}
