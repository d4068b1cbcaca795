// The rows of qtquick.cpp, which sets `rows`, `colours` and `variable`.
import QtQuick

ListView {
    id: list
    property int made: 0
    width: 750; height: 1334
    model: rows
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    delegate: Item {
        id: row
        required property string title
        required property string subtitle
        required property int colour
        required property int rowHeight
        width: list.width; height: rowHeight
        Component.onCompleted: list.made += 1
        Rectangle {
            x: 30; width: 58; height: 58; radius: 12
            anchors.verticalCenter: parent.verticalCenter
            color: colours[row.colour]
        }
        Column {
            x: 112; width: list.width - 112 - 30 - 40 - 24
            anchors.verticalCenter: parent.verticalCenter
            Text {
                width: parent.width; text: row.title; textFormat: Text.PlainText; elide: Text.ElideRight
                font { family: "DejaVu Sans"; pixelSize: 32; bold: true }
            }
            Text {
                width: parent.width; text: row.subtitle; textFormat: Text.PlainText; color: "#8e8e93"
                elide: variable ? Text.ElideNone : Text.ElideRight
                wrapMode: variable ? Text.WordWrap : Text.NoWrap
                maximumLineCount: variable ? 4 : 1
                font { family: "DejaVu Sans"; pixelSize: 24 }
            }
        }
        Text {
            anchors { right: parent.right; rightMargin: 30; verticalCenter: parent.verticalCenter }
            text: "\u203a"; color: "#c7c7cc"
            font { family: "DejaVu Sans"; pixelSize: 40 }
        }
        Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: "#c8c7cc" }
    }
}
