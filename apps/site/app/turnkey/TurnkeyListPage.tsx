// placeholder until the page is written
export function TurnkeyListPage(props: any) {
  return <pre>{JSON.stringify(props, null, 1)}</pre>
}
